export function auditVerdict(output: string): { readonly ok: boolean; readonly text: string }
