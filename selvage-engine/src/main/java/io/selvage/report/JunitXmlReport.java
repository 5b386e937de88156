package io.selvage.report;

import io.selvage.model.Result;
import io.selvage.model.Verdict;
import java.util.List;
import java.util.Locale;

/** Results in the form that JUnit's reports have, for build servers: a test case per result. */
public final class JunitXmlReport {
    private final StringBuilder xml = new StringBuilder();

    private JunitXmlReport() {}

    public static String of(List<Result> results) {
        JunitXmlReport report = new JunitXmlReport();
        report.suite(results);
        return report.xml.toString();
    }

    private void suite(List<Result> results) {
        double seconds = results.stream().mapToDouble(Result::seconds).sum();
        long failures = results.stream().filter(JunitXmlReport::hasFailed).count();
        long errors = results.stream().filter(JunitXmlReport::isBroken).count();
        xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"selvage\"");
        attribute("tests", Integer.toString(results.size()));
        attribute("failures", Long.toString(failures));
        attribute("errors", Long.toString(errors));
        attribute("skipped", "0");
        attribute("time", seconds(seconds));
        xml.append(">\n");
        results.forEach(this::testCase);
        xml.append("</testsuite>\n");
    }

    private void testCase(Result result) {
        xml.append("  <testcase");
        attribute("classname", result.target());
        attribute("name", result.command());
        attribute("time", seconds(result.seconds()));
        xml.append(">\n");
        if (hasFailed(result)) {
            String kind = result.findings().get(0).kind().name();
            problem("failure", kind, result.findings().get(0).message(), TextReport.of(result));
        } else if (isBroken(result)) {
            problem("error", result.verdict().name(), result.fault(), TextReport.of(result));
        } else {
            xml.append("    <system-out>")
                    .append(escaped(TextReport.of(result)))
                    .append("</system-out>\n");
        }
        xml.append("  </testcase>\n");
    }

    private void problem(String element, String type, String message, String text) {
        xml.append("    <").append(element);
        attribute("type", type);
        attribute("message", message);
        xml.append('>').append(escaped(text)).append("</").append(element).append(">\n");
    }

    private void attribute(String name, String value) {
        xml.append(' ').append(name).append("=\"").append(escaped(value)).append('"');
    }

    private static boolean hasFailed(Result result) {
        return result.verdict() == Verdict.FAILED;
    }

    private static boolean isBroken(Result result) {
        return result.verdict() == Verdict.TOOL_FAULT || result.verdict() == Verdict.NOTHING_TESTED;
    }

    private static String seconds(double seconds) {
        return String.format(Locale.ROOT, "%.3f", seconds);
    }

    /** What XML cannot hold, even as a reference, is shown as a question mark in a box. */
    private static String escaped(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                default -> safe.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
            }
        });
        return safe.toString();
    }

    private static boolean isAllowed(int c) {
        return c == '\n' || c == '\t' || c >= 0x20 && c < 0xD800 || c >= 0xE000 && c != 0xFFFE && c != 0xFFFF;
    }
}
