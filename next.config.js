import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
const config = {
  // One repository, one lock file: stop the bundler from guessing a parent folder as root.
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
  serverExternalPackages: ['pg'],
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
};
export default config;
