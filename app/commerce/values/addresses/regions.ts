/** A part of a country that appears in its addresses. */
export interface Region {
  /** The part after the hyphen of ISO 3166-2. */
  code: string
  name: string
}

/** Parses "CA California; CO Colorado". */
const parseRegions = (list: string): Region[] =>
  list.split(';').map(part => {
    const [code = '', ...words] = part.trim().split(/\s+/)
    return { code, name: words.join(' ') }
  })

/** Regions by country, sorted by name. Sources: ISO 3166-2; for the armed forces USPS Publication 28, appendix B. */
export const regions: Record<string, readonly Region[]> = {
  AE: parseRegions(
    `AZ Abu Dhabi; AJ Ajman; DU Dubai; FU Fujairah; RK Ras Al Khaimah; SH Sharjah; UQ Umm Al Quwain`,
  ),
  AU: parseRegions(
    `ACT Australian Capital Territory; NSW New South Wales; NT Northern Territory; QLD Queensland; SA South Australia;
    TAS Tasmania; VIC Victoria; WA Western Australia`,
  ),
  BR: parseRegions(
    `AC Acre; AL Alagoas; AP Amapá; AM Amazonas; BA Bahia; CE Ceará; DF Distrito Federal; ES Espírito Santo; GO Goiás;
    MA Maranhão; MT Mato Grosso; MS Mato Grosso do Sul; MG Minas Gerais; PA Pará; PB Paraíba; PR Paraná; PE Pernambuco;
    PI Piauí; RJ Rio de Janeiro; RN Rio Grande do Norte; RS Rio Grande do Sul; RO Rondônia; RR Roraima; SC Santa Catarina;
    SP São Paulo; SE Sergipe; TO Tocantins`,
  ),
  CA: parseRegions(
    `AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador; NT Northwest Territories;
    NS Nova Scotia; NU Nunavut; ON Ontario; PE Prince Edward Island; QC Quebec; SK Saskatchewan; YT Yukon`,
  ),
  HK: parseRegions(`HK Hong Kong Island; KLN Kowloon; NT New Territories`),
  IN: parseRegions(
    `AN Andaman and Nicobar Islands; AP Andhra Pradesh; AR Arunachal Pradesh; AS Assam; BR Bihar; CH Chandigarh;
    CG Chhattisgarh; DH Dadra and Nagar Haveli and Daman and Diu; DL Delhi; GA Goa; GJ Gujarat; HR Haryana;
    HP Himachal Pradesh; JK Jammu and Kashmir; JH Jharkhand; KA Karnataka; KL Kerala; LA Ladakh; LD Lakshadweep;
    MP Madhya Pradesh; MH Maharashtra; MN Manipur; ML Meghalaya; MZ Mizoram; NL Nagaland; OD Odisha; PY Puducherry;
    PB Punjab; RJ Rajasthan; SK Sikkim; TN Tamil Nadu; TS Telangana; TR Tripura; UP Uttar Pradesh; UK Uttarakhand;
    WB West Bengal`,
  ),
  IT: parseRegions(
    `AG Agrigento; AL Alessandria; AN Ancona; AO Aosta; AR Arezzo; AP Ascoli Piceno; AT Asti; AV Avellino; BA Bari;
    BT Barletta-Andria-Trani; BL Belluno; BN Benevento; BG Bergamo; BI Biella; BO Bologna; BZ Bolzano; BS Brescia;
    BR Brindisi; CA Cagliari; CL Caltanissetta; CB Campobasso; CE Caserta; CT Catania; CZ Catanzaro; CH Chieti; CO Como;
    CS Cosenza; CR Cremona; KR Crotone; CN Cuneo; EN Enna; FM Fermo; FE Ferrara; FI Firenze; FG Foggia; FC Forlì-Cesena;
    FR Frosinone; GE Genova; GO Gorizia; GR Grosseto; IM Imperia; IS Isernia; AQ L’Aquila; SP La Spezia; LT Latina;
    LE Lecce; LC Lecco; LI Livorno; LO Lodi; LU Lucca; MC Macerata; MN Mantova; MS Massa-Carrara; MT Matera; ME Messina;
    MI Milano; MO Modena; MB Monza e Brianza; NA Napoli; NO Novara; NU Nuoro; OR Oristano; PD Padova; PA Palermo; PR Parma;
    PV Pavia; PG Perugia; PU Pesaro e Urbino; PE Pescara; PC Piacenza; PI Pisa; PT Pistoia; PN Pordenone; PZ Potenza;
    PO Prato; RG Ragusa; RA Ravenna; RC Reggio Calabria; RE Reggio Emilia; RI Rieti; RN Rimini; RM Roma; RO Rovigo;
    SA Salerno; SS Sassari; SV Savona; SI Siena; SR Siracusa; SO Sondrio; SU Sud Sardegna; TA Taranto; TE Teramo; TR Terni;
    TO Torino; TP Trapani; TN Trento; TV Treviso; TS Trieste; UD Udine; VA Varese; VE Venezia; VB Verbano-Cusio-Ossola;
    VC Vercelli; VR Verona; VV Vibo Valentia; VI Vicenza; VT Viterbo`,
  ),
  JP: parseRegions(
    `01 Hokkaido; 02 Aomori; 03 Iwate; 04 Miyagi; 05 Akita; 06 Yamagata; 07 Fukushima; 08 Ibaraki; 09 Tochigi; 10 Gunma;
    11 Saitama; 12 Chiba; 13 Tokyo; 14 Kanagawa; 15 Niigata; 16 Toyama; 17 Ishikawa; 18 Fukui; 19 Yamanashi; 20 Nagano;
    21 Gifu; 22 Shizuoka; 23 Aichi; 24 Mie; 25 Shiga; 26 Kyoto; 27 Osaka; 28 Hyogo; 29 Nara; 30 Wakayama; 31 Tottori;
    32 Shimane; 33 Okayama; 34 Hiroshima; 35 Yamaguchi; 36 Tokushima; 37 Kagawa; 38 Ehime; 39 Kochi; 40 Fukuoka; 41 Saga;
    42 Nagasaki; 43 Kumamoto; 44 Oita; 45 Miyazaki; 46 Kagoshima; 47 Okinawa`,
  ),
  MX: parseRegions(
    `AGU Aguascalientes; BCN Baja California; BCS Baja California Sur; CAM Campeche; CHP Chiapas; CHH Chihuahua;
    CMX Ciudad de México; COA Coahuila; COL Colima; DUR Durango; MEX Estado de México; GUA Guanajuato; GRO Guerrero;
    HID Hidalgo; JAL Jalisco; MIC Michoacán; MOR Morelos; NAY Nayarit; NLE Nuevo León; OAX Oaxaca; PUE Puebla;
    QUE Querétaro; ROO Quintana Roo; SLP San Luis Potosí; SIN Sinaloa; SON Sonora; TAB Tabasco; TAM Tamaulipas;
    TLA Tlaxcala; VER Veracruz; YUC Yucatán; ZAC Zacatecas`,
  ),
  US: parseRegions(
    `AL Alabama; AK Alaska; AS American Samoa; AZ Arizona; AR Arkansas; AA Armed Forces (AA); AE Armed Forces (AE);
    AP Armed Forces (AP); CA California; CO Colorado; CT Connecticut; DE Delaware; DC District of Columbia; FL Florida;
    GA Georgia; GU Guam; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa; KS Kansas; KY Kentucky; LA Louisiana;
    ME Maine; MD Maryland; MA Massachusetts; MI Michigan; MN Minnesota; MS Mississippi; MO Missouri; MT Montana;
    NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York; NC North Carolina;
    ND North Dakota; MP Northern Mariana Islands; OH Ohio; OK Oklahoma; OR Oregon; PA Pennsylvania; PR Puerto Rico;
    RI Rhode Island; SC South Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah; VT Vermont; VI Virgin Islands;
    VA Virginia; WA Washington; WV West Virginia; WI Wisconsin; WY Wyoming`,
  ),
}
