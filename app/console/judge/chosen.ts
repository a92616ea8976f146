// What the judge works on: a hand to order a view of, or a case.
export type Chosen = { readonly hand: string } | { readonly case: string } | null;
