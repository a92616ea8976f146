// Sockets on which a process listens, as Linux tells them: those of its descriptors that stand in the table of listeners.
import fs from 'node:fs';

const LISTENS = '0A';

/** Local addresses in hex; empty for a process that listens nowhere. */
export function listening(pid: number): readonly string[] {
  const own = new Set(fs.readdirSync(`/proc/${pid}/fd`).flatMap((fd) => inode(`/proc/${pid}/fd/${fd}`)));
  return ['tcp', 'tcp6'].flatMap((table) => {
    const [, ...rows] = fs.readFileSync(`/proc/${pid}/net/${table}`, 'utf8').trim().split('\n');
    const columns = rows.map((row) => row.trim().split(/\s+/));
    return columns.flatMap(([, local = '', , state, , , , , , id = '']) =>
      state === LISTENS && own.has(id) ? [local] : [],
    );
  });
}

function inode(link: string): readonly string[] {
  try {
    return [/^socket:\[(\d+)\]$/.exec(fs.readlinkSync(link))?.[1] ?? ''];
  } catch {
    return []; // closed meanwhile
  }
}
