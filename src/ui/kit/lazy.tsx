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
  /** Rendered while the part is loading. */
  readonly loading?: ReactNode
  /** Rendered if the part cannot be loaded. */
  readonly failed?: ReactNode
  readonly children: ReactNode
}

/** Wraps a lazily loaded part. If a part that the user requested fails to load, a notification says so and the page stays. */
export const LazyBoundary = ({ loading, failed = null, children }: LazyBoundaryProps) => (
  <ErrorBoundary fallback={failed}>
    <Suspense fallback={loading}>{children}</Suspense>
  </ErrorBoundary>
)

interface OnDemandProps {
  /** The value that the user currently requests. While it is null, a chunk that fails to load is not reported. */
  readonly requested: unknown
  /** Called when the chunk could not be loaded. */
  onLoadError(): void
  readonly children: ReactNode
}

/** Wraps a part that loads on demand. If it fails while requested, a notification says so and the page stays. */
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

/** Runs a function when the browser is idle, or after two seconds at the latest. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(request)
}

/** Returns true once the page is ready and the browser is idle; it never becomes false again. */
export const useWhenIdle = (ready: boolean): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => (ready && !idle ? whenIdle(() => setIdle(true)) : undefined), [ready, idle])
  return idle
}
