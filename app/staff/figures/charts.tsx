import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { LeadRow } from './charted.tsx'
import { weekWords } from './figure-words.ts'
import type { WeekOfBookings } from './figures.server.ts'

/** Loaded when the page has been taken over. Nothing moves, and nothing in here takes the focus. */

const ink = 'var(--color-ink)'
const second = 'var(--color-steel-5)'
const quiet = 'var(--color-steel-7)'
const tick = { fill: quiet, fontSize: 13 }
const label = { position: 'right', fill: ink, fontSize: 13 } as const
const still = { isAnimationActive: false, radius: 0 } as const

export function WeekBars({ weeks }: { weeks: WeekOfBookings[] }) {
  const data = weeks.map((row) => ({ ...row, name: weekWords(row.week) }))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={data}
        accessibilityLayer={false}
        margin={{ top: 12, right: 0, bottom: 0, left: 0 }}
        barCategoryGap="22%"
      >
        <CartesianGrid vertical={false} stroke={quiet} strokeOpacity={0.25} />
        <XAxis
          dataKey="name"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: ink }}
          minTickGap={16}
        />
        <YAxis tick={tick} tickLine={false} axisLine={false} allowDecimals={false} width={32} />
        <Tooltip {...tooltip} />
        <Bar {...still} dataKey="kept" name="Kept" stackId="bookings" fill={ink} maxBarSize={44} />
        <Bar
          {...still}
          dataKey="cancelled"
          name="Cancelled since"
          stackId="bookings"
          fill={second}
          maxBarSize={44}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

export function LeadBars({ rows }: { rows: LeadRow[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={rows}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 4, right: 36, bottom: 4, left: 0 }}
      >
        <XAxis type="number" hide domain={[0, 'dataMax']} />
        <YAxis
          type="category"
          dataKey="name"
          tick={{ ...tick, fill: ink }}
          tickLine={false}
          axisLine={{ stroke: ink }}
          width={112}
          interval={0}
        />
        <Bar {...still} dataKey="enquiries" stackId="leads" fill={ink} barSize={16}>
          <LabelList {...label} dataKey={(row: LeadRow) => (row.demos ? '' : row.enquiries)} />
        </Bar>
        <Bar {...still} dataKey="demos" stackId="leads" fill={second} barSize={16}>
          <LabelList
            {...label}
            dataKey={(row: LeadRow) => (row.demos ? row.enquiries + row.demos : '')}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}

const tooltip = {
  ...still,
  cursor: { fill: 'var(--color-ground)' },
  contentStyle: {
    padding: '8px 12px',
    border: '1px solid var(--color-ink)',
    borderRadius: 2,
    background: 'var(--color-paper)',
    fontSize: 14,
  },
  itemStyle: { color: 'var(--color-ink)', padding: 0 },
  labelFormatter: (label: unknown) => `Week from ${String(label)}`,
} as const
