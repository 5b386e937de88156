package io.selvage.report;

import io.selvage.model.Result;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Results as one self-contained page that loads nothing. What the program under test has said is data for the page's
 * only script, which shows it as text; a policy in the page keeps anything else from running.
 */
public final class HtmlReport {
    private static final List<String> SCRIPTS =
            List.of("dom.js", "story.js", "lanes.js", "panel.js", "stepper.js", "graph.js", "timeline.js", "page.js");
    private static final String STYLE = resource("page.css");
    private static final String SCRIPT =
            SCRIPTS.stream().map(HtmlReport::resource).collect(Collectors.joining());
    private static final String POLICY = "default-src 'none'; style-src 'sha256-" + hash(STYLE)
            + "'; script-src 'sha256-" + hash(SCRIPT) + "'; base-uri 'none'; form-action 'none'";

    private HtmlReport() {}

    /** Without source lines. */
    public static String of(Result result) {
        return of(result.target(), List.of(PageSection.of(result)), SourceExcerpts.none());
    }

    public static String of(Result result, SourceExcerpts sources) {
        return of(result.target(), List.of(PageSection.of(result)), sources);
    }

    /** Several results on one page, with a table of them if there are many. */
    public static String of(String title, List<PageSection> chapters, SourceExcerpts sources) {
        String data = PageData.of(title, chapters, sources);
        return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"" + POLICY + "\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<meta name=\"color-scheme\" content=\"light dark\">\n<title>" + escaped("Selvage: " + title)
                + "</title>\n<style>" + STYLE + "</style></head>\n<body>\n<main id=\"root\"></main>\n<noscript>"
                + escaped(summary(chapters)) + "</noscript>\n<script type=\"application/json\" id=\"data\">"
                + inert(data) + "</script>\n<script>" + SCRIPT + "</script>\n</body></html>\n";
    }

    /** For readers without scripts. */
    private static String summary(List<PageSection> chapters) {
        StringBuilder text = new StringBuilder("This page needs scripts to show interleavings.");
        for (PageSection chapter : chapters) {
            text.append(' ').append(chapter.result().target()).append(": ");
            text.append(chapter.verdict()).append('.');
        }
        return text.toString();
    }

    /** JSON in which nothing can end the element that it stands in: these characters are in strings only. */
    private static String inert(String json) {
        return json.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e");
    }

    /** Half surrogate pairs cannot be written. */
    private static String escaped(String text) {
        String whole = new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        return whole.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String resource(String name) {
        try (InputStream in = HtmlReport.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
