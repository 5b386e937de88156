package io.selvage.verify.spotbugs;

import edu.umd.cs.findbugs.FindBugs;
import edu.umd.cs.findbugs.FindBugs2;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import javax.xml.namespace.QName;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLEventWriter;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.events.Attribute;
import javax.xml.stream.events.StartElement;
import javax.xml.stream.events.XMLEvent;

/**
 * A folder with descriptions of those detectors of SpotBugs that are about several threads, and of those that gather
 * facts for others. SpotBugs looks up every description that it finds in a list of texts, so that the two hundred that
 * are not wanted would take longer than the analysis of a class.
 */
final class SpotBugsHome {
    static final String CATEGORY = "MT_CORRECTNESS";

    private final Set<String> patterns = new HashSet<>();
    private final Set<String> detectors = new HashSet<>();

    private SpotBugsHome() {}

    /** Tells SpotBugs to use such a folder below {@code parent}; to be called before anything else of SpotBugs. */
    static void use(Path parent) throws IOException {
        Path texts = Files.createDirectories(parent.resolve("etc"));
        SpotBugsHome home = new SpotBugsHome();
        try {
            home.readPatterns();
            home.copy("findbugs.xml", texts, home::isUnwantedDescription);
            home.copy("messages.xml", texts, home::isUnwantedText);
        } catch (XMLStreamException unreadable) {
            throw new IOException("SpotBugs' descriptions cannot be read", unreadable);
        }
        FindBugs.setHome(parent.toString());
    }

    private static InputStream open(String name) throws IOException {
        InputStream in = FindBugs2.class.getResourceAsStream("/" + name);
        if (in == null) {
            throw new IOException("SpotBugs has no " + name);
        }
        return in;
    }

    private static XMLEventReader reader(InputStream in) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newInstance();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        return factory.createXMLEventReader(in);
    }

    private void readPatterns() throws IOException, XMLStreamException {
        try (InputStream in = open("findbugs.xml")) {
            XMLEventReader reader = reader(in);
            while (reader.hasNext()) {
                XMLEvent event = reader.nextEvent();
                if (event.isStartElement()) {
                    StartElement element = event.asStartElement();
                    if (isNamed(element, "BugPattern")
                            && attribute(element, "category").equals(CATEGORY)) {
                        patterns.add(attribute(element, "type"));
                    }
                }
            }
        }
    }

    private boolean isUnwantedDescription(StartElement element) {
        if (isNamed(element, "BugPattern")) {
            return !patterns.contains(attribute(element, "type"));
        }
        if (!isNamed(element, "Detector")) {
            return false;
        }
        String reports = attribute(element, "reports");
        boolean isWanted =
                reports.isEmpty() || Arrays.stream(reports.split(",")).anyMatch(patterns::contains);
        if (isWanted) {
            detectors.add(attribute(element, "class"));
        }
        return !isWanted;
    }

    private boolean isUnwantedText(StartElement element) {
        return isNamed(element, "BugPattern") && !patterns.contains(attribute(element, "type"))
                || isNamed(element, "Detector") && !detectors.contains(attribute(element, "class"));
    }

    private static boolean isNamed(StartElement element, String name) {
        return element.getName().getLocalPart().equals(name);
    }

    private static String attribute(StartElement element, String name) {
        Attribute attribute = element.getAttributeByName(new QName(name));
        return attribute == null ? "" : attribute.getValue();
    }

    private void copy(String name, Path folder, Predicate<StartElement> isUnwanted)
            throws IOException, XMLStreamException {
        try (InputStream in = open(name);
                OutputStream out = Files.newOutputStream(folder.resolve(name))) {
            XMLEventReader reader = reader(in);
            XMLEventWriter writer = XMLOutputFactory.newInstance().createXMLEventWriter(out, "UTF-8");
            while (reader.hasNext()) {
                XMLEvent event = reader.nextEvent();
                if (event.isStartElement() && isUnwanted.test(event.asStartElement())) {
                    skip(reader);
                } else {
                    writer.add(event);
                }
            }
            writer.close();
        }
    }

    /** Up to the end of the element whose start was read. */
    private static void skip(XMLEventReader reader) throws XMLStreamException {
        int depth = 1;
        while (depth > 0) {
            XMLEvent event = reader.nextEvent();
            depth += event.isStartElement() ? 1 : event.isEndElement() ? -1 : 0;
        }
    }
}
