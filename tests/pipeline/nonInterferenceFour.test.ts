// Promise 2 over drawn shows, the fourth part.
import { compareShows } from '../support/comparedShows.ts';

compareShows('four', { ci: 10, soak: 125 });
