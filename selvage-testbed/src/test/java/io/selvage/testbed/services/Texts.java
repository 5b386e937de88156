package io.selvage.testbed.services;

import java.text.BreakIterator;
import java.text.ChoiceFormat;
import java.text.CollationKey;
import java.text.Collator;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Currency;
import java.util.List;
import java.util.Locale;

/** Numbers, currencies, names, orders and words of many locales. */
final class Texts {
    private static final List<Locale> LOCALES = List.of(
            Locale.GERMANY,
            Locale.FRANCE,
            Locale.forLanguageTag("de-CH"),
            Locale.forLanguageTag("hi-IN"),
            Locale.forLanguageTag("ar-EG"),
            Locale.forLanguageTag("tr-TR"),
            Locale.forLanguageTag("sv-SE"),
            Locale.JAPAN);

    private Texts() {}

    static void ask(Answers a) {
        for (Locale locale : LOCALES) {
            a.ask("format " + locale, () -> String.format(locale, "%.1f %,d", 1.5, 1234567));
            a.ask("number " + locale, () -> NumberFormat.getInstance(locale).format(1234567.891));
            a.ask(
                    "percent " + locale,
                    () -> NumberFormat.getPercentInstance(locale).format(0.256));
            a.ask(
                    "money " + locale,
                    () -> NumberFormat.getCurrencyInstance(locale).format(-12.5));
            a.ask("parse " + locale, () -> NumberFormat.getInstance(locale).parse("1.234,5"));
            a.ask("name " + locale, () -> locale.getDisplayName(locale) + "/" + locale.getDisplayName(Locale.ENGLISH));
            a.ask("upper " + locale, () -> "title istanbul".toUpperCase(locale));
            a.ask("order " + locale, () -> sorted(locale, "zebra", "\u00e4pfel", "apfel", "\u00f6l", "Apfel"));
        }
        compact(a);
        currencies(a);
        words(a);
        names(a);
    }

    private static void compact(Answers a) {
        a.ask(
                "compact",
                () -> NumberFormat.getCompactNumberInstance(Locale.GERMANY, NumberFormat.Style.LONG)
                        .format(1_500_000));
        a.ask(
                "pattern",
                () -> new DecimalFormat("#,##0.00;(#)", DecimalFormatSymbols.getInstance(Locale.ITALY))
                        .format(-4321.5));
        a.ask(
                "symbols",
                () -> DecimalFormatSymbols.getInstance(Locale.forLanguageTag("pl"))
                        .getGroupingSeparator());
        a.ask("choice", () -> new ChoiceFormat("0#none|1#one|1<many {0}").format(3));
        a.ask(
                "message",
                () -> new MessageFormat("{0,number,percent} of {1,number}", Locale.FRANCE)
                        .format(new Object[] {0.5, 10000}));
        a.ask("locales", () -> Locale.getAvailableLocales().length);
        a.ask("number locales", () -> NumberFormat.getAvailableLocales().length);
        a.ask("collator locales", () -> Collator.getAvailableLocales().length);
    }

    private static void currencies(Answers a) {
        a.ask("euro", () -> Currency.getInstance(Locale.GERMANY));
        a.ask("symbol", () -> Currency.getInstance("JPY").getSymbol(Locale.JAPAN));
        a.ask("currency", () -> Currency.getInstance("CHF").getDisplayName(Locale.FRENCH));
        a.ask("digits", () -> Currency.getInstance("KWD").getDefaultFractionDigits());
        a.ask("currencies", () -> Currency.getAvailableCurrencies().size());
        a.ask("no currency", () -> Currency.getInstance("XYZ"));
    }

    private static void words(Answers a) {
        a.ask("words", () -> boundaries(BreakIterator.getWordInstance(Locale.ENGLISH), "It's 3.5 o'clock."));
        a.ask("sentences", () -> boundaries(BreakIterator.getSentenceInstance(Locale.FRANCE), "Bon. Oui! Non?"));
        a.ask("lines", () -> boundaries(BreakIterator.getLineInstance(Locale.GERMANY), "ein zwei-drei vier"));
        a.ask(
                "thai",
                () -> boundaries(
                        BreakIterator.getWordInstance(Locale.forLanguageTag("th")),
                        "\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35\u0e04\u0e23\u0e31\u0e1a"));
        a.ask("letters", () -> boundaries(BreakIterator.getCharacterInstance(Locale.ROOT), "e\u0301a"));
        a.ask("strength", () -> {
            Collator collator = Collator.getInstance(Locale.FRANCE);
            collator.setStrength(Collator.PRIMARY);
            return collator.compare("cote", "C\u00d4t\u00c9");
        });
        a.ask("key", () -> {
            CollationKey key = Collator.getInstance(Locale.GERMANY).getCollationKey("\u00fcber");
            return Arrays.toString(key.toByteArray());
        });
    }

    private static void names(Answers a) {
        a.ask("country", () -> Locale.GERMANY.getDisplayCountry(Locale.forLanguageTag("es")));
        a.ask("language", () -> Locale.forLanguageTag("zh-Hant").getDisplayLanguage(Locale.GERMAN));
        a.ask("script", () -> Locale.forLanguageTag("zh-Hant").getDisplayScript(Locale.FRENCH));
        a.ask("iso3", () -> Locale.GERMANY.getISO3Country() + Locale.GERMANY.getISO3Language());
        a.ask("countries", () -> Locale.getISOCountries().length);
        a.ask("default", () -> Locale.getDefault() + " " + Locale.getDefault(Locale.Category.FORMAT));
        a.ask(
                "tag",
                () -> new Locale.Builder()
                        .setLanguage("sr")
                        .setScript("Latn")
                        .build()
                        .toLanguageTag());
    }

    private static List<String> sorted(Locale locale, String... words) {
        List<String> list = new ArrayList<>(List.of(words));
        list.sort(Collator.getInstance(locale));
        return list;
    }

    private static List<Integer> boundaries(BreakIterator iterator, String text) {
        iterator.setText(text);
        List<Integer> all = new ArrayList<>();
        for (int at = iterator.first(); at != BreakIterator.DONE; at = iterator.next()) {
            all.add(at);
        }
        return all;
    }
}
