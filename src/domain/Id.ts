/** An identifier as the backend spells it: kept as given, so that it goes back unchanged. */
export type Id = string | number
