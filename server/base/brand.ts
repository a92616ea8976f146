// Nominal types over primitives. Only constructors beside each brand may cast.
declare const brand: unique symbol;

export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
