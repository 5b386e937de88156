package io.selvage.monitor.input;

import io.selvage.monitor.spec.BadSpec;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.ext.DefaultHandler2;

/** Reads an XML file with the line of each element. Does not read anything that the file refers to. */
final class XmlDocument {
    private static final String LINE = "line";

    private XmlDocument() {}

    /** @throws BadSpec if there is no such file, or it is no proper XML */
    static Element read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new BadSpec("there is no file " + file, "give an XML specification");
        }
        try (InputStream in = Files.newInputStream(file)) {
            Tree tree = new Tree();
            SAXParser parser = parser();
            parser.getXMLReader().setProperty("http://xml.org/sax/properties/declaration-handler", tree);
            parser.parse(in, tree);
            return tree.document.getDocumentElement();
        } catch (SAXParseException broken) {
            throw new BadSpec(
                    file + ":" + broken.getLineNumber() + ": no proper XML (" + broken.getMessage() + ")",
                    "correct it there");
        } catch (SAXException broken) {
            throw new BadSpec(file + " is no proper XML (" + broken.getMessage() + ")", "correct it");
        } catch (IOException unreadable) {
            throw new BadSpec(file + " cannot be read (" + unreadable + ")", "check its permissions and its encoding");
        } catch (ParserConfigurationException unsafe) {
            throw new IllegalStateException(unsafe);
        }
    }

    /** The line on which {@code element} begins. */
    static int line(Element element) {
        return (Integer) element.getUserData(LINE);
    }

    private static SAXParser parser() throws ParserConfigurationException, SAXException {
        SAXParserFactory factory = SAXParserFactory.newDefaultInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature("http://xml.org/sax/features/external-general-entities", false);
        factory.setFeature("http://xml.org/sax/features/external-parameter-entities", false);
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        factory.setXIncludeAware(false);
        SAXParser parser = factory.newSAXParser();
        parser.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        parser.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
        return parser;
    }

    /** Builds the document; rejects entities. */
    private static final class Tree extends DefaultHandler2 {
        private final Document document;
        private Node at;
        private Locator locator;

        Tree() throws ParserConfigurationException {
            document = DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .newDocument();
            at = document;
        }

        @Override
        public void setDocumentLocator(Locator newLocator) {
            locator = newLocator;
        }

        @Override
        public void startElement(String uri, String local, String name, Attributes attributes) {
            Element element = document.createElement(name);
            for (int i = 0; i < attributes.getLength(); i++) {
                element.setAttribute(attributes.getQName(i), attributes.getValue(i));
            }
            element.setUserData(LINE, locator.getLineNumber(), null);
            at.appendChild(element);
            at = element;
        }

        @Override
        public void endElement(String uri, String local, String name) {
            at = at.getParentNode();
        }

        @Override
        public void characters(char[] text, int start, int length) {
            at.appendChild(document.createTextNode(new String(text, start, length)));
        }

        @Override
        public void internalEntityDecl(String name, String value) throws SAXException {
            throw entity();
        }

        @Override
        public void externalEntityDecl(String name, String publicId, String systemId) throws SAXException {
            throw entity();
        }

        @Override
        public void unparsedEntityDecl(String name, String publicId, String systemId, String notation)
                throws SAXException {
            throw entity();
        }

        private SAXParseException entity() {
            return new SAXParseException("entities are not read: write out what they stand for", locator);
        }

        @Override
        public InputSource resolveEntity(String name, String publicId, String base, String systemId) {
            return new InputSource(new StringReader(""));
        }

        @Override
        public void fatalError(SAXParseException error) throws SAXException {
            throw error;
        }
    }
}
