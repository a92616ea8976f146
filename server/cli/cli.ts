// Entry of `feltcast`: connects the dispatcher to this process. Nothing here knows what a command does.
import packageJson from '../../package.json' with { type: 'json' };
import { hiddenPrompt } from '../main/keys/hiddenPrompt.ts';
import { COMMANDS } from './commandList.ts';
import { dispatch } from './dispatch.ts';

// A reader that closes early (`feltcast ... | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await dispatch({
  args: process.argv.slice(2),
  commands: COMMANDS,
  version: packageJson.version,
  io: {
    env: process.env,
    ask: hiddenPrompt(process.stdin, process.stderr),
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
  },
});
