import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { copy } from '../copy.ts'
import { useApplication } from './application.ts'

/** The first style sheet that could not be loaded. Vite never requests one again, so its part would be drawn without styles. */
let lostStyles: unknown = null

/** A component that is loaded when it is first drawn, or before that by `preload`. */
export type LazyComponent<Props extends object = object> = LazyExoticComponent<ComponentType<Props>> & {
  preload(): Promise<unknown>
}

/**
 * A lazily loaded component, with one retry. After that only a reload helps, as the boundary says: React and some browsers cache the
 * failure.
 */
export const lazyWithRetry = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> => {
  const fetchPart = async () => {
    if (lostStyles !== null) throw lostStyles
    return load()
  }
  const retry = async (error: unknown) => {
    if (/preload CSS/.test(String(error))) lostStyles ??= error
    return fetchPart()
  }
  return Object.assign(
    lazy(async () => ({ default: await fetchPart().catch(retry) })),
    { preload: fetchPart },
  )
}

interface LazyBoundaryProps {
  /** Drawn while it is loading. */
  readonly loading?: ReactNode
  /** Drawn when it cannot be loaded. */
  readonly failed?: ReactNode
  readonly children: ReactNode
}

/** Around a lazily loaded part. If the user requested it and it cannot be loaded, a notification says so; the page stays. */
export const LazyBoundary = ({ loading, failed = null, children }: LazyBoundaryProps) => (
  <ErrorBoundary fallback={failed}>
    <Suspense fallback={loading}>{children}</Suspense>
  </ErrorBoundary>
)

interface OnDemandProps {
  /** What the user asks for at the moment. While it is null, a chunk that fails to load is not reported. */
  readonly requested: unknown
  /** The chunk could not be loaded. */
  onLoadError(): void
  readonly children: ReactNode
}

/** Around a lazily loaded part. If the user asked for it and it cannot be loaded, a notification says so; the page stays. */
export const OnDemand = ({ requested, onLoadError, children }: OnDemandProps) => {
  const { notifications } = useApplication()
  const handleError = () => {
    if (requested) notifications.warn(copy.pageFailed.text)
    onLoadError()
  }
  return (
    <ErrorBoundary fallback={null} onError={handleError} resetKeys={[requested]}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

const idleTimeoutMs = 2_000

/** Runs it once the browser is idle, or has had two seconds for it. Gives back what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(request)
}

/** True once the page is ready and the browser is idle; then for good. */
export const useWhenIdle = (ready: boolean): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => (ready && !idle ? whenIdle(() => setIdle(true)) : undefined), [ready, idle])
  return idle
}
