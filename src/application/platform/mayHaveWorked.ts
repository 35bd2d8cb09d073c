/** Whether a write that failed may have been carried out all the same: its answer was lost, or the server broke while it gave it (F-084). */
export function mayHaveWorked(status: number | null): boolean {
  return status === null || status >= 500
}
