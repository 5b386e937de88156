package io.selvage.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.selvage.model.Result;
import io.selvage.model.Verdict;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class JunitXmlReportTest {
    private static Element suite(Result... results) throws Exception {
        byte[] bytes = JunitXmlReport.of(List.of(results)).getBytes(StandardCharsets.UTF_8);
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(bytes))
                .getDocumentElement();
    }

    private static Element first(Element suite, String name) {
        return (Element) suite.getElementsByTagName(name).item(0);
    }

    @Test
    void failures_and_faults_are_counted_apart() throws Exception {
        Element suite = suite(Samples.deadlock(), Samples.passed(), Samples.nothingTested());
        assertThat(suite.getAttribute("tests")).isEqualTo("3");
        assertThat(suite.getAttribute("failures")).isEqualTo("1");
        assertThat(suite.getAttribute("errors")).isEqualTo("1");
        assertThat(first(suite, "failure").getAttribute("type")).isEqualTo("DEADLOCK");
        assertThat(first(suite, "failure").getTextContent()).isEqualTo(TextReport.of(Samples.deadlock()));
        assertThat(first(suite, "error").getAttribute("type")).isEqualTo("NOTHING_TESTED");
    }

    @Test
    void texts_that_xml_cannot_hold_do_not_break_it() throws Exception {
        String hostile = "<script>&amp;]]>\"\u0000\u0007\ud800 \uffff😀";
        Result result = Result.builder("run", hostile)
                .verdict(Verdict.TOOL_FAULT)
                .fault(hostile)
                .build();
        String message = first(suite(result), "error").getAttribute("message");
        assertThat(message).startsWith("<script>&amp;]]>\"").endsWith("😀");
    }
}
