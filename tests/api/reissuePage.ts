// A page on a canvas as a browser's would be, without a browser: what it was shown, what it was told of a successor, and how
// it answers.
import type { SuccessorStep } from '../../server/setup/reissue/view.ts';
import { publicPage, until } from './client.ts';

export interface CanvasPage {
  readonly frames: number[];
  readonly steps: SuccessorStep[];
  /** codes with which the server closed */
  readonly closes: readonly number[];
  /** of the successor it was offered; '' for none */
  text(): string;
  /** says something of its window, as every page does */
  report(host: 'obs' | 'browser', width: number, height: number): Promise<void>;
  /** asks for something that its token alone opens */
  clock(): Promise<object>;
  /** says so of an offer, whoever was made it */
  answer(offer: string, kept: boolean): Promise<void>;
  close(): void;
}

export interface PageManners {
  readonly place: { readonly table: string; readonly canvas: string };
  readonly keeps?: boolean;
  /** what it says when it is offered one; null: nothing */
  readonly answer?: boolean | null;
}

export async function canvasPage(url: string, token: string, manners: PageManners): Promise<CanvasPage> {
  const { place, keeps = true, answer = true } = manners;
  const { client, closes, close } = publicPage(url, token);
  const frames: number[] = [];
  const steps: SuccessorStep[] = [];
  client.feeds.watch.subscribe(place, { onData: ({ data }) => frames.push(data.feed) });
  client.feeds.successor.subscribe(
    { ...place, keeps },
    {
      onData(step) {
        steps.push(step);
        if (step.do === 'keep' && answer !== null)
          void client.feeds.kept.mutate({ offer: step.offer, kept: answer }).catch(() => undefined);
      },
    },
  );
  await until(() => frames.length > 0, 10_000, 'a frame');
  return {
    ...{ frames, steps, closes, close },
    clock: () => client.feeds.clock.query(place),
    answer: (offer, kept) => client.feeds.kept.mutate({ offer, kept }),
    text: () => steps.flatMap((step) => (step.do === 'keep' ? [step.token] : [])).at(-1) ?? '',
    async report(host, width, height) {
      const page = { width, height, ratio: 1, host, visible: true, clear: true, frame: frames.at(-1) ?? 0 };
      await client.feeds.report.mutate({ ...place, page });
    },
  };
}
