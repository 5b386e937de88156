package io.selvage.testbed.services;

import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.helpers.DefaultHandler;

/** Parsers of XML. */
final class Documents {
    private static final String XML = "<a b='1'><c>x</c><c>y</c></a>";
    private static final String SHEET = "<xsl:stylesheet version='1.0'"
            + " xmlns:xsl='http://www.w3.org/1999/XSL/Transform'><xsl:output method='text'/>"
            + "<xsl:template match='/'><xsl:value-of select='count(//c)'/></xsl:template></xsl:stylesheet>";

    private Documents() {}

    static void ask(Answers a) {
        a.ask("tree", () -> document().getDocumentElement().getAttribute("b"));
        a.ask(
                "tree factory",
                () -> DocumentBuilderFactory.newInstance().getClass().getName());
        a.ask("events", Documents::events);
        a.ask("path", () -> XPathFactory.newInstance().newXPath().evaluate("/a/c[2]", document()));
        a.ask("copy", () -> {
            StringWriter out = new StringWriter();
            TransformerFactory.newInstance()
                    .newTransformer()
                    .transform(new DOMSource(document()), new StreamResult(out));
            return out;
        });
        a.ask("sheet", () -> {
            StringWriter out = new StringWriter();
            TransformerFactory.newInstance()
                    .newTransformer(new StreamSource(new StringReader(SHEET)))
                    .transform(new DOMSource(document()), new StreamResult(out));
            return out;
        });
        a.ask("pulled", () -> {
            XMLStreamReader reader = XMLInputFactory.newInstance().createXMLStreamReader(new StringReader(XML));
            int elements = 0;
            while (reader.hasNext()) {
                elements += reader.next() == XMLStreamReader.START_ELEMENT ? 1 : 0;
            }
            return elements;
        });
        a.ask("pushed", () -> {
            StringWriter out = new StringWriter();
            XMLStreamWriter writer = XMLOutputFactory.newInstance().createXMLStreamWriter(out);
            writer.writeEmptyElement("e");
            writer.writeEndDocument();
            writer.flush();
            return out;
        });
        a.ask(
                "schemas",
                () -> SchemaFactory.newInstance("http://www.w3.org/2001/XMLSchema")
                        .getClass()
                        .getName());
        a.ask(
                "bad",
                () -> DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .getDOMImplementation()
                        .hasFeature("XML", "3.0"));
    }

    private static Document document() throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(XML)));
    }

    private static String events() throws Exception {
        StringBuilder names = new StringBuilder();
        SAXParserFactory.newInstance()
                .newSAXParser()
                .parse(new InputSource(new StringReader(XML)), new DefaultHandler() {
                    @Override
                    public void startElement(String uri, String local, String name, Attributes attributes) {
                        names.append(name).append(attributes.getLength());
                    }
                });
        return names.toString();
    }
}
