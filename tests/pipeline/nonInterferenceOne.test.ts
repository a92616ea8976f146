// Promise 2 over drawn shows, the first part.
import { compareShows } from '../support/comparedShows.ts';

compareShows('one', { ci: 10, soak: 125 });
