package io.selvage.mutate.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * What became of mutants in the form of PIT's {@code mutations.xml}, for tools that read that. PIT does not prove
 * mutants equivalent: those are written as {@code NON_VIABLE}, which its readers leave out of the score.
 */
public final class PitReport {
    private final XMLStreamWriter xml;

    private PitReport(XMLStreamWriter xml) {
        this.xml = xml;
    }

    public static void write(Path file, MutateResult result) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            try (Writer writer = Files.newBufferedWriter(file)) {
                XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(writer);
                new PitReport(xml).write(result);
                xml.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    private void write(MutateResult result) throws XMLStreamException {
        xml.writeStartDocument("UTF-8", "1.0");
        xml.writeCharacters("\n");
        xml.writeStartElement("mutations");
        xml.writeAttribute("partial", "true");
        for (MutantResult mutant : result.mutants()) {
            write(mutant, result.judges());
        }
        xml.writeCharacters("\n");
        xml.writeEndElement();
        xml.writeEndDocument();
    }

    private void write(MutantResult one, String judges) throws XMLStreamException {
        boolean isKilled = one.fate() == MutantResult.Fate.KILLED;
        xml.writeCharacters("\n  ");
        xml.writeStartElement("mutation");
        xml.writeAttribute("detected", String.valueOf(isKilled));
        xml.writeAttribute("status", status(one.fate()));
        xml.writeAttribute("numberOfTestsRun", "1");
        element("sourceFile", one.mutant().file());
        element("mutatedClass", one.mutant().className());
        element("mutatedMethod", one.mutant().method());
        element("lineNumber", String.valueOf(one.mutant().line()));
        element("mutator", one.mutant().operator());
        element("killingTest", isKilled ? judges + ": " + one.by() : "");
        element("description", one.mutant().description());
        xml.writeEndElement();
    }

    private static String status(MutantResult.Fate fate) {
        return switch (fate) {
            case KILLED -> "KILLED";
            case SURVIVED -> "SURVIVED";
            case EQUIVALENT -> "NON_VIABLE";
            case UNDECIDED -> "TIMED_OUT";
        };
    }

    private void element(String name, String text) throws XMLStreamException {
        xml.writeStartElement(name);
        xml.writeCharacters(text);
        xml.writeEndElement();
    }
}
