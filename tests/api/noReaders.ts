// The batch door of stands that are about something else: whoever knocks is told so.
import type { HttpOptions } from '../../server/http/createHttp.ts';

const none = (): never => {
  throw new Error('this stand has no readers');
};

export const NO_BATCHES: HttpOptions['readerBatches'] = { turnAway: none, greet: none, take: none };
