// When resume is a press that does something: graphics are held, or the planned start has come and waits for the key. Pure.
import type { ConsoleView } from '../../server/console/view.ts';

type Release = Pick<ConsoleView['release'], 'held' | 'start'>;

export function startAwaitsKey({ start }: Pick<Release, 'start'>, now: number): boolean {
  return start !== null && !start.automatic && start.at <= now;
}

export function canResume(release: Release, now: number): boolean {
  return release.held || startAwaitsKey(release, now);
}
