import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'

/** ink: the normal action. signal: book or quote, one per group. outline: the second action. */
export type ButtonVariant = 'ink' | 'signal' | 'outline'

export interface Looks {
  variant?: ButtonVariant
  /** 44 px high instead of 52. */
  compact?: boolean
  /** Stands at the right edge, or before the words when compact. */
  icon?: IconName
  children?: ReactNode
}

export function Button({
  variant = 'ink',
  compact = false,
  icon,
  className = '',
  children,
  type = 'button',
  ...rest
}: Looks & ComponentProps<'button'>) {
  return (
    <button type={type} className={buttonClass({ variant, compact, className })} {...rest}>
      <Face icon={icon} compact={compact}>
        {children}
      </Face>
    </button>
  )
}

/** A link that looks like a button and leaves the site: tel:, mailto:, a file, another site. */
export function ButtonAnchor({
  variant = 'ink',
  compact = false,
  icon,
  className = '',
  children,
  ...rest
}: Looks & ComponentProps<'a'>) {
  return (
    <a className={buttonClass({ variant, compact, className })} {...rest}>
      <Face icon={icon} compact={compact}>
        {children}
      </Face>
    </a>
  )
}

export function buttonClass(looks: {
  variant?: ButtonVariant
  compact?: boolean
  className?: string
}) {
  const { variant = 'ink', compact = false, className = '' } = looks
  return `button button-${variant} ${compact ? 'button-compact' : ''} ${className}`.trim()
}

/** What stands in a button. */
export function Face({ icon, compact, children }: Pick<Looks, 'icon' | 'compact' | 'children'>) {
  return (
    <>
      {icon && compact && <Icon name={icon} />}
      <span>{children}</span>
      {icon && !compact && <Icon name={icon} />}
    </>
  )
}
