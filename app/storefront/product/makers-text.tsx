import { type Company, isEmailAddress, type Makers } from '#commerce/catalog/companies/makers.ts'
import { makerMessages as texts } from '#messages/makers.ts'
import styles from './makers-text.module.css'
import { Paragraphs } from './paragraphs.tsx'

export function makersTitle({ manufacturer, responsible, safety }: Makers): string {
  if (!manufacturer && !responsible) return texts.safety
  return safety === '' ? texts.manufacturer : texts.both
}

/** Companies with their addresses and the names of their countries, and warnings. */
export function MakersText({ makers: { manufacturer, responsible, safety } }: { makers: Makers }) {
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
      {safety !== '' && (
        <>
          {hasCompany && <h3>{texts.safety}</h3>}
          <Paragraphs text={safety} />
        </>
      )}
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
