import styles from './download-list.module.css'
import type { Download } from './downloads-view.server.ts'

/** Links to the files of a product. */
export function DownloadList({ downloads }: { downloads: readonly Download[] }) {
  return (
    <ul className={styles.list}>
      {downloads.map(({ href, name, note }) => (
        <li key={href}>
          <a href={href} download>
            {name}
          </a>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  )
}
