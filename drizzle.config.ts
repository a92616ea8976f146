// Where drizzle-kit finds the tables and puts migrations: `npx drizzle-kit generate`.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({ dialect: 'postgresql', schema: './db/schema.ts', out: './db/migrations' });
