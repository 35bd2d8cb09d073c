export function auditVerdict(
  output: string,
  shipped: ReadonlySet<string>,
  isRequired?: boolean,
): { readonly ok: boolean; readonly text: string }
export function shippedPackages(lock: { readonly packages: Readonly<Record<string, object>> }): ReadonlySet<string>
