import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PrimaryLink } from './primary-link.ts'

export interface Metrics {
  registry: Registry
  requestSeconds: Histogram<'method' | 'route' | 'status'>
  /** Of this process, or of all that serve the site together, as Prometheus reads them. */
  text: () => Promise<string>
}

/** Prometheus figures in a registry of their own, so that tests don't share them. */
export function createMetrics(
  primary?: Pick<PrimaryLink, 'offerFigures' | 'figuresOfAll'>,
): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const processes = new Gauge({
    name: 'site_processes',
    help: 'Processes that serve the site',
    registers: [registry],
  })
  processes.set(1)
  primary?.offerFigures(() => registry.getMetricsAsJSON())
  const text = async () =>
    primary
      ? AggregatorRegistry.aggregate(await primary.figuresOfAll()).metrics()
      : registry.metrics()
  return { registry, requestSeconds, text }
}
