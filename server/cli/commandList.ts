// The list of `feltcast` commands in the order of the help page. A command's file is loaded only when it is called.
import type { CommandEntry } from './command.ts';

export const COMMANDS: readonly CommandEntry[] = [];
