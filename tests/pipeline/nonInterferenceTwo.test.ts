// Promise 2 over drawn shows, the second part.
import { compareShows } from '../support/comparedShows.ts';

compareShows('two', { ci: 10, soak: 125 });
