import { type Company, isEmailAddress, type Makers } from '#commerce/catalog/companies/makers.ts'
import { makerMessages as texts } from '#messages/makers.ts'
import { DownloadList } from './downloads/download-list.tsx'
import type { Download } from './downloads/downloads-view.server.ts'
import styles from './makers-text.module.css'
import { Paragraphs } from './paragraphs.tsx'

export function makersTitle(
  { manufacturer, responsible, safety }: Makers,
  files: readonly Download[],
): string {
  if (!manufacturer && !responsible) return texts.safety
  return safety === '' && files.length === 0 ? texts.manufacturer : texts.both
}

/** Companies with their addresses and the names of their countries, and warnings, also as files. */
export function MakersText({
  makers: { manufacturer, responsible, safety },
  files,
}: {
  makers: Makers
  files: readonly Download[]
}) {
  const companies = [
    { role: 'manufacturer', company: manufacturer },
    { role: 'responsible', company: responsible },
  ] as const
  const hasCompany = manufacturer || responsible
  return (
    <>
      {hasCompany && (
        <div className={styles.companies}>
          {companies.map(
            ({ role, company }) =>
              company && (
                <div key={role}>
                  <h3>{texts[role]}</h3>
                  <CompanyAddress company={company} />
                </div>
              ),
          )}
        </div>
      )}
      {(safety !== '' || files.length > 0) && hasCompany && <h3>{texts.safety}</h3>}
      {safety !== '' && <Paragraphs text={safety} />}
      {files.length > 0 && <DownloadList downloads={files} />}
    </>
  )
}

function CompanyAddress({ company: { name, lines, country, contact } }: { company: Company }) {
  return (
    <address className={styles.address}>
      {[name, lines, country].join('\n')}
      {'\n'}
      <a href={isEmailAddress(contact) ? `mailto:${contact}` : contact} rel="noopener">
        {contact.replace(/^https?:\/\/|\/$/g, '')}
      </a>
    </address>
  )
}
