import { currentPlan, formatUsd, type Invoice, invoiceNumber } from '@puente/domain/plans';
import { formatDate, type Language, type SessionUser, translateText, type Translate } from '@puente/platform';
import { jsPDF } from 'jspdf';
import { accent, drawBridge, drawWovenEdge, indigo, ink, inkSoft, line, sunken } from './brand-drawing.ts';
import { type InvoiceParty } from './invoice-party.endpoints.ts';
import { writable } from './writable.ts';

interface InvoiceOptions {
  invoice: Invoice;
  /** To whom it is made out. */
  user: SessionUser;
  /** Their whole name and address; without a connection it is made out to the name alone. */
  party: InvoiceParty | undefined;
  language: Language;
  t: Translate<'planes'>;
}

/** What is written beside the figures. */
type InvoiceWord =
  | 'title'
  | 'demo'
  | 'number'
  | 'date'
  | 'period'
  | 'to'
  | 'email'
  | 'concept'
  | 'quantity'
  | 'price'
  | 'amount'
  | 'subtotal'
  | 'tax'
  | 'total'
  | 'notice'
  | 'page';

/** In points; the page is a US letter, 612 by 792. */
const margin = 54;
const right = 612 - margin;
const columns = { quantity: 380, price: 470, amount: right - 12 };

/** The PDF of a sample invoice, in the language on the screen. It is made here and sent nowhere. */
export function invoicePdf({ invoice, user, party, language, t }: InvoiceOptions): Blob {
  const pdf = new jsPDF({ unit: 'pt', format: 'letter' });
  const text = (key: InvoiceWord) => t(`invoice.${key}`);
  const month = translateText(invoice.mes);
  const plan = currentPlan(user.userType);
  const amount = formatUsd(plan.monthlyCents ?? 0);
  const number = invoiceNumber(invoice);
  const write = writer(pdf);

  pdf.setDocumentProperties({
    title: t('invoice.documentTitle', { month }),
    subject: text('demo'),
    author: 'Puente',
    creator: 'Puente',
  });
  pdf.setLanguage(language).viewerPreferences({ DisplayDocTitle: true });

  const edge = drawWovenEdge(pdf, 0, 4);
  drawBridge(pdf, margin, edge + 34);
  write('Puente', margin + 76, edge + 64, { size: 26, bold: true });
  write(text('title'), right, edge + 52, { size: 24, bold: true, align: 'right' });
  drawPill(pdf, text('demo'), right, edge + 62);

  drawFacts(pdf, 150, [
    [text('number'), number],
    [text('date'), formatDate(invoice.fecha)],
    [text('period'), month],
  ]);
  const name = party ? `${party.nombre} ${party.apellido}` : user.nombre;
  drawFacts(pdf, 202, [
    [text('to'), writable(name.trim()) ?? user.username],
    ...(party ? [[text('email'), party.email] as [string, string]] : []),
  ]);

  const table = 266;
  pdf.setFillColor(sunken).roundedRect(margin, table, right - margin, 28, 6, 6, 'F');
  const headings = { size: 9.5, bold: true, colour: inkSoft } as const;
  write(text('concept'), margin + 12, table + 18, headings);
  write(text('quantity'), columns.quantity, table + 18, { ...headings, align: 'right' });
  write(text('price'), columns.price, table + 18, { ...headings, align: 'right' });
  write(text('amount'), columns.amount, table + 18, { ...headings, align: 'right' });

  const row = table + 52;
  write(t('invoice.item', { plan: translateText(plan.name), month }), margin + 12, row, { bold: true });
  write('1', columns.quantity, row, { align: 'right' });
  write(amount, columns.price, row, { align: 'right' });
  write(amount, columns.amount, row, { align: 'right' });
  plan.features.forEach((feature, index) => {
    write(`• ${translateText(feature.text)}`, margin + 12, row + 18 + index * 15, {
      size: 10,
      colour: inkSoft,
    });
  });

  let y = row + 30 + plan.features.length * 15;
  pdf.setDrawColor(line).setLineWidth(1).line(margin, y, right, y);
  for (const key of ['subtotal', 'tax'] as const) {
    y += 22;
    write(text(key), columns.price, y, { align: 'right', colour: inkSoft });
    write(key === 'tax' ? formatUsd(0) : amount, columns.amount, y, { align: 'right' });
  }
  pdf.setFillColor(indigo).roundedRect(350, y + 14, right - 350, 38, 6, 6, 'F');
  write(text('total'), columns.price, y + 38, { size: 13, bold: true, align: 'right', colour: '#ffffff' });
  write(amount, columns.amount, y + 38, { size: 13, bold: true, align: 'right', colour: '#ffffff' });

  drawNotice(pdf, y + 84, text('demo'), text('notice'));

  write(t('invoice.footer', { number }), margin, 752, { size: 9, colour: inkSoft });
  write(text('page'), right, 752, { size: 9, colour: inkSoft, align: 'right' });
  drawWovenEdge(pdf, 792 - 12, 3);
  return pdf.output('blob');
}

interface Style {
  size?: number;
  bold?: boolean;
  colour?: string;
  align?: 'left' | 'right';
}

/** Writes on a baseline. */
function writer(pdf: jsPDF) {
  return (text: string, x: number, y: number, style: Style = {}) => {
    const { size = 11, bold = false, colour = ink, align = 'left' } = style;
    pdf
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setFontSize(size)
      .setTextColor(colour);
    pdf.text(text, x, y, { align });
  };
}

/** Up to three facts side by side, each under its label, on as many lines as it takes. */
function drawFacts(pdf: jsPDF, top: number, facts: [label: string, text: string][]): void {
  const write = writer(pdf);
  const width = (right - margin) / 3;
  facts.forEach(([label, text], index) => {
    const x = margin + index * width;
    // The last one has the rest of the line.
    const room = index === facts.length - 1 ? right - x : width - 16;
    write(label, x, top, { size: 9.5, colour: inkSoft });
    pdf.setFont('helvetica', 'bold').setFontSize(11.5).setTextColor(ink);
    pdf.text(pdf.splitTextToSize(text, room) as string[], x, top + 16);
  });
}

function drawPill(pdf: jsPDF, text: string, end: number, top: number): void {
  pdf.setFont('helvetica', 'bold').setFontSize(10);
  const width = pdf.getTextWidth(text) + 20;
  pdf.setFillColor(accent).roundedRect(end - width, top, width, 20, 5, 5, 'F');
  writer(pdf)(text, end - 10, top + 13.5, { size: 10, bold: true, align: 'right' });
}

function drawNotice(pdf: jsPDF, top: number, title: string, text: string): void {
  pdf.setFont('helvetica', 'normal').setFontSize(10.5);
  const lines = pdf.splitTextToSize(text, right - margin - 36) as string[];
  const height = 38 + lines.length * 15;
  pdf.setFillColor('#fff1cc').roundedRect(margin, top, right - margin, height, 6, 6, 'F');
  const write = writer(pdf);
  write(title, margin + 18, top + 24, { bold: true, colour: '#6b4300' });
  lines.forEach((words, index) => {
    write(words, margin + 18, top + 42 + index * 15, { size: 10.5, colour: '#6b4300' });
  });
}
