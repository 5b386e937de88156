package io.selvage.testbed.services;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** Charsets, Unicode and patterns. */
final class Characters {
    private static final List<String> CHARSETS = List.of(
            "UTF-8", "UTF-16", "ISO-8859-15", "windows-1252", "IBM037", "Shift_JIS", "GB18030", "Big5", "KOI8-R");

    private Characters() {}

    static void ask(Answers a) {
        for (String name : CHARSETS) {
            a.ask("encode " + name, () -> Arrays.toString("a\u00e4\u20ac\u0416\u65e5".getBytes(name)));
        }
        a.ask("charsets", () -> Charset.availableCharsets().size());
        a.ask("aliases", () -> Charset.forName("latin1").name());
        a.ask("default charset", Charset::defaultCharset);
        a.ask("no charset", () -> Charset.forName("x-nonsense"));
        a.ask("decode", () -> Charset.forName("EUC-JP").decode(ByteBuffer.wrap(new byte[] {(byte) 0xC6, (byte) 0xFC})));
        a.ask("normal", () -> Normalizer.normalize("\u00e9\ufb01", Normalizer.Form.NFKD));
        a.ask("is normal", () -> Normalizer.isNormalized("e\u0301", Normalizer.Form.NFC));
        a.ask(
                "letter",
                () -> Pattern.compile("\\p{L}+").matcher("\u0416\u0443\u043a1").lookingAt());
        a.ask("script", () -> "\u03b1\u03b2".matches("\\p{IsGreek}+"));
        a.ask("block", () -> "\u0416".matches("\\p{InCyrillic}"));
        a.ask(
                "emoji",
                () -> Pattern.compile("\\X").matcher("\ud83d\ude00x").results().count());
        a.ask("named", () -> "\u00e4".matches("\\N{LATIN SMALL LETTER A WITH DIAERESIS}"));
        a.ask(
                "unicode case",
                () -> Pattern.compile("STRASSE|\u00c4", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                        .matcher("\u00e4")
                        .matches());
        a.ask("char name", () -> Character.getName(0x20ac));
        a.ask("char block", () -> Character.UnicodeBlock.of('\u3042') + " " + Character.UnicodeScript.of('\u3042'));
        a.ask("url", () -> URLEncoder.encode("a b/\u00e4", "UTF-8") + URLDecoder.decode("%C3%A4", "UTF-8"));
    }
}
