/** A town with a postal code of its own: [town, postal code]. */
export type Town = readonly [name: string, postalCode: string];

/** Towns of each state where sample jobs may be. Codes are real ones of the town (USPS, SEPOMEX, Correos de Panamá). */
export const towns: Record<string, Record<string, readonly Town[]>> = {
  'Estados Unidos': {
    Alabama: [
      ['Albertville', '35950'],
      ['Birmingham', '35209'],
    ],
    Alaska: [
      ['Anchorage', '99501'],
      ['Kodiak', '99615'],
    ],
    Arizona: [
      ['Phoenix', '85009'],
      ['Tucson', '85713'],
      ['Yuma', '85364'],
    ],
    Arkansas: [
      ['Springdale', '72764'],
      ['Little Rock', '72209'],
    ],
    California: [
      ['Los Ángeles', '90022'],
      ['Santa Ana', '92701'],
      ['San Diego', '92113'],
      ['Fresno', '93702'],
      ['San José', '95116'],
      ['Oakland', '94601'],
      ['Salinas', '93905'],
    ],
    'Carolina del Norte': [
      ['Charlotte', '28205'],
      ['Durham', '27703'],
      ['Siler City', '27344'],
    ],
    'Carolina del Sur': [
      ['Greenville', '29611'],
      ['Charleston', '29406'],
    ],
    Colorado: [
      ['Denver', '80219'],
      ['Greeley', '80631'],
    ],
    Connecticut: [
      ['Hartford', '06106'],
      ['Bridgeport', '06608'],
    ],
    'Dakota del Norte': [['Fargo', '58103']],
    'Dakota del Sur': [['Sioux Falls', '57104']],
    Delaware: [
      ['Wilmington', '19805'],
      ['Georgetown', '19947'],
    ],
    'Distrito de Columbia': [
      ['Washington', '20010'],
      ['Washington', '20009'],
    ],
    Florida: [
      ['Miami', '33135'],
      ['Hialeah', '33012'],
      ['Orlando', '32822'],
      ['Tampa', '33614'],
      ['Homestead', '33030'],
    ],
    Georgia: [
      ['Atlanta', '30341'],
      ['Gainesville', '30501'],
      ['Dalton', '30721'],
    ],
    Hawái: [['Honolulu', '96817']],
    Idaho: [
      ['Nampa', '83651'],
      ['Boise', '83705'],
    ],
    Illinois: [
      ['Chicago', '60608'],
      ['Cicero', '60804'],
      ['Aurora', '60505'],
    ],
    Indiana: [
      ['Indianápolis', '46222'],
      ['Goshen', '46526'],
    ],
    Iowa: [
      ['Des Moines', '50317'],
      ['Storm Lake', '50588'],
    ],
    Kansas: [
      ['Dodge City', '67801'],
      ['Kansas City', '66105'],
    ],
    Kentucky: [
      ['Lexington', '40504'],
      ['Louisville', '40218'],
    ],
    Luisiana: [
      ['Kenner', '70062'],
      ['Nueva Orleans', '70119'],
    ],
    Maine: [['Portland', '04101']],
    Maryland: [
      ['Silver Spring', '20902'],
      ['Hyattsville', '20783'],
      ['Baltimore', '21224'],
    ],
    Massachusetts: [
      ['Lawrence', '01841'],
      ['Boston', '02128'],
      ['Chelsea', '02150'],
    ],
    Míchigan: [
      ['Detroit', '48209'],
      ['Grand Rapids', '49507'],
    ],
    Minnesota: [
      ['Minneapolis', '55407'],
      ['Worthington', '56187'],
    ],
    Misisipi: [
      ['Jackson', '39209'],
      ['Morton', '39117'],
    ],
    Misuri: [
      ['Kansas City', '64108'],
      ['San Luis', '63118'],
    ],
    Montana: [['Billings', '59101']],
    Nebraska: [
      ['Omaha', '68107'],
      ['Lexington', '68850'],
    ],
    Nevada: [
      ['Las Vegas', '89101'],
      ['Reno', '89502'],
    ],
    'Nuevo Hampshire': [
      ['Nashua', '03060'],
      ['Manchester', '03103'],
    ],
    'Nueva Jersey': [
      ['Newark', '07104'],
      ['Union City', '07087'],
      ['Passaic', '07055'],
    ],
    'Nueva York': [
      ['Queens', '11372'],
      ['Bronx', '10451'],
      ['Brooklyn', '11220'],
      ['Yonkers', '10701'],
    ],
    'Nuevo México': [
      ['Albuquerque', '87105'],
      ['Las Cruces', '88001'],
    ],
    Ohio: [
      ['Cleveland', '44102'],
      ['Columbus', '43228'],
    ],
    Oklahoma: [
      ['Oklahoma City', '73109'],
      ['Tulsa', '74128'],
    ],
    Oregón: [
      ['Woodburn', '97071'],
      ['Hillsboro', '97123'],
      ['Portland', '97233'],
    ],
    Pensilvania: [
      ['Reading', '19601'],
      ['Allentown', '18102'],
      ['Filadelfia', '19140'],
    ],
    'Rhode Island': [
      ['Providence', '02907'],
      ['Central Falls', '02863'],
    ],
    Tennessee: [
      ['Nashville', '37211'],
      ['Memphis', '38122'],
    ],
    Texas: [
      ['Houston', '77036'],
      ['San Antonio', '78207'],
      ['Dallas', '75211'],
      ['El Paso', '79901'],
      ['McAllen', '78501'],
      ['Austin', '78745'],
      ['Midland', '79701'],
    ],
    Utah: [
      ['Salt Lake City', '84116'],
      ['Provo', '84601'],
    ],
    Vermont: [['Burlington', '05401']],
    Virginia: [
      ['Arlington', '22204'],
      ['Annandale', '22003'],
      ['Harrisonburg', '22801'],
    ],
    'Virginia Occidental': [['Martinsburg', '25401']],
    Washington: [
      ['Yakima', '98901'],
      ['Seattle', '98108'],
      ['Pasco', '99301'],
    ],
    Wisconsin: [
      ['Milwaukee', '53204'],
      ['Madison', '53713'],
    ],
    Wyoming: [
      ['Jackson', '83001'],
      ['Cheyenne', '82001'],
    ],
  },
  México: {
    Aguascalientes: [['Aguascalientes', '20000']],
    'Baja California': [
      ['Tijuana', '22000'],
      ['Mexicali', '21100'],
      ['Ensenada', '22800'],
    ],
    'Baja California Sur': [
      ['Cabo San Lucas', '23450'],
      ['La Paz', '23000'],
    ],
    Campeche: [['Campeche', '24000']],
    Chiapas: [
      ['Tuxtla Gutiérrez', '29000'],
      ['Tapachula', '30700'],
    ],
    Chihuahua: [
      ['Ciudad Juárez', '32000'],
      ['Chihuahua', '31000'],
    ],
    'Ciudad de México': [
      ['Ciudad de México', '06700'],
      ['Ciudad de México', '03100'],
      ['Ciudad de México', '09810'],
    ],
    Coahuila: [
      ['Saltillo', '25000'],
      ['Torreón', '27000'],
    ],
    Colima: [
      ['Colima', '28000'],
      ['Manzanillo', '28200'],
    ],
    Durango: [['Durango', '34000']],
    'Estado de México': [
      ['Toluca', '50000'],
      ['Naucalpan', '53000'],
    ],
    Guanajuato: [
      ['León', '37000'],
      ['Irapuato', '36500'],
    ],
    Guerrero: [
      ['Acapulco', '39300'],
      ['Chilpancingo', '39000'],
    ],
    Hidalgo: [['Pachuca', '42000']],
    Jalisco: [
      ['Guadalajara', '44100'],
      ['Zapopan', '45050'],
      ['Puerto Vallarta', '48300'],
    ],
    Michoacán: [
      ['Morelia', '58000'],
      ['Uruapan', '60000'],
    ],
    Morelos: [['Cuernavaca', '62000']],
    Nayarit: [['Tepic', '63000']],
    'Nuevo León': [
      ['Monterrey', '64000'],
      ['Apodaca', '66600'],
    ],
    Oaxaca: [['Oaxaca', '68000']],
    Puebla: [['Puebla', '72000']],
    Querétaro: [['Querétaro', '76000']],
    'Quintana Roo': [
      ['Cancún', '77500'],
      ['Playa del Carmen', '77710'],
    ],
    'San Luis Potosí': [['San Luis Potosí', '78000']],
    Sinaloa: [
      ['Culiacán', '80000'],
      ['Mazatlán', '82000'],
    ],
    Sonora: [
      ['Hermosillo', '83000'],
      ['Nogales', '84000'],
    ],
    Tabasco: [['Villahermosa', '86000']],
    Tamaulipas: [
      ['Reynosa', '88500'],
      ['Tampico', '89000'],
    ],
    Tlaxcala: [['Tlaxcala', '90000']],
    Veracruz: [
      ['Veracruz', '91700'],
      ['Xalapa', '91000'],
    ],
    Yucatán: [['Mérida', '97000']],
    Zacatecas: [['Zacatecas', '98000']],
  },
  Panamá: {
    'Bocas del Toro': [['Bocas del Toro', '0101']],
    Chiriquí: [
      ['David', '0426'],
      ['Boquete', '0413'],
    ],
    Coclé: [
      ['Penonomé', '0229'],
      ['Río Hato', '0231'],
    ],
    Colón: [['Colón', '0301']],
    Darién: [['Metetí', '0502']],
    Herrera: [['Chitré', '0601']],
    'Los Santos': [['Las Tablas', '0710']],
    Panamá: [
      ['Ciudad de Panamá', '0801'],
      ['Ciudad de Panamá', '0816'],
      ['San Miguelito', '0819'],
    ],
    'Panamá Oeste': [
      ['La Chorrera', '1001'],
      ['Arraiján', '1004'],
    ],
    Veraguas: [['Santiago', '0923']],
  },
};
