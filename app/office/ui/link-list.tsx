import { Link } from 'react-router'
import styles from './link-list.module.css'

export interface DescribedLink {
  to: string
  label: string
  text: string
}

/** Links to the pages of a section, each with a sentence about it. */
export function LinkList({ links }: { links: readonly DescribedLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ to, label, text }) => (
        <li key={to} data-row>
          <Link to={to} data-row-link>
            <b>{label}</b>
            <span className="muted">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
