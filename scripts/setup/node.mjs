// Refuses a Node.js that cannot run the project, before anything else fails less clearly.
export const OLDEST = [20, 19];

/** Null when this version will do, otherwise the sentence to print. */
export function nodeRefusal(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const fits = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  return fits ? null : `Node.js ${version} is too old: ${OLDEST.join('.')} or newer is needed (https://nodejs.org).`;
}
