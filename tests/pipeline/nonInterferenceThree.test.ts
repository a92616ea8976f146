// Promise 2 over drawn shows, the third part.
import { compareShows } from '../support/comparedShows.ts';

compareShows('three', { ci: 10, soak: 125 });
