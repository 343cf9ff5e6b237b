import { Link, type LinkProps } from 'react-router'
import { buttonClass, Face, type Looks } from './button.tsx'

/** A link that looks like a button: `to` for a page of this site. */
export function ButtonLink({
  variant = 'ink',
  compact = false,
  icon,
  className = '',
  children,
  ...rest
}: Looks & LinkProps) {
  return (
    <Link className={buttonClass({ variant, compact, className })} {...rest}>
      <Face icon={icon} compact={compact}>
        {children}
      </Face>
    </Link>
  )
}
