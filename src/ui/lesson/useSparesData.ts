import { useSavesData } from '../banner/useSavesData.ts'

/** Less data is wanted, by the browser's setting or by the system's. */
export const useSparesData = (): boolean => {
  const savesData = useSavesData()
  return savesData || (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-data: reduce)').matches)
}
