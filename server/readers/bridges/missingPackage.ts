// Packages that a bridge needs and an installation may lack: loaded when the bridge starts, with words when they are not
// there.

export class MissingPackage extends Error {
  constructor(name: string, also: string) {
    super(
      `the package ${name} cannot be loaded on this computer: npm install ${name}${also === '' ? '' : `; ${also}`}`,
    );
    this.name = 'MissingPackage';
  }
}

/** `also`: what else the computer needs for it. Throws MissingPackage. */
export async function loadPackage<T>(name: string, load: () => Promise<T>, also = ''): Promise<T> {
  try {
    return await load();
  } catch {
    throw new MissingPackage(name, also);
  }
}
