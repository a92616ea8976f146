import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
const config = {
  // One repository, one lock file: stop the bundler from guessing a parent folder as root.
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
  serverExternalPackages: ['pg'],
  // Types are a step of `npm test`; a build of the show must not fail on a test file.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
};
export default config;
