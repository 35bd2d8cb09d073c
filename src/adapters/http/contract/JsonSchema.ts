/** JSON Schema 2020-12, which OpenAPI 3.1 speaks too. */
export type JsonSchema = { readonly [keyword: string]: unknown }
