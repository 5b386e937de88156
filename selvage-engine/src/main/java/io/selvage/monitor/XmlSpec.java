package io.selvage.monitor;

import io.selvage.monitor.provided.ArgumentManager;
import io.selvage.monitor.provided.MonitorInitializer;
import io.selvage.monitor.provided.ProvidedFactory;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Specifications in XML, in the shape of the thesis's document type: {@code userprovided} with a {@code factory} and a {@code monitor} of
 * {@code method}s, whose {@code wait}, {@code notify} and {@code notifyAll} hold the {@code variable}s of the state. Nothing but the file
 * itself is read, whatever it refers to.
 */
public final class XmlSpec {
    private final Path file;
    private final ClassLoader loader;

    private XmlSpec(Path file, ClassLoader loader) {
        this.file = file;
        this.loader = loader;
    }

    /** @throws BadSpec if the file is no such specification, or does not fit the classes of {@code loader} */
    public static MonitorSpec<?> read(Path file, ClassLoader loader) {
        XmlSpec xml = new XmlSpec(file, loader);
        return xml.spec(xml.parse().getDocumentElement());
    }

    private Document parse() {
        if (!Files.isRegularFile(file)) {
            throw new BadSpec("there is no file " + file, "give an XML specification");
        }
        try {
            Document document = builder().parse(Files.newInputStream(file));
            String subset =
                    document.getDoctype() == null ? null : document.getDoctype().getInternalSubset();
            if (subset != null && subset.contains("<!ENTITY")) {
                throw new BadSpec(file + " declares entities, which are not read", "write out what they stand for");
            }
            return document;
        } catch (SAXException broken) {
            throw new BadSpec(file + " is no proper XML (" + broken.getMessage() + ")", "correct it");
        } catch (IOException unreadable) {
            throw new BadSpec(file + " cannot be read (" + unreadable + ")", "check its permissions");
        } catch (ParserConfigurationException unsafe) {
            throw new IllegalStateException(unsafe);
        }
    }

    private static DocumentBuilder builder() throws ParserConfigurationException {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature("http://xml.org/sax/features/external-general-entities", false);
        factory.setFeature("http://xml.org/sax/features/external-parameter-entities", false);
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
        factory.setExpandEntityReferences(false);
        factory.setXIncludeAware(false);
        DocumentBuilder builder = factory.newDocumentBuilder();
        builder.setEntityResolver((publicId, systemId) -> new InputSource(new StringReader("")));
        builder.setErrorHandler(new DefaultHandler());
        return builder;
    }

    private MonitorSpec<?> spec(Element root) {
        if (!root.getTagName().equals("userprovided")) {
            throw bad("the outermost element is " + root.getTagName(), "it must be userprovided");
        }
        return spec(root, factory(text(only(root, "factory"))));
    }

    private <M> MonitorSpec<M> spec(Element root, ProvidedFactory<M> factory) {
        MonitorInitializer<M> initializer = provided(factory.monitorInitializer(), "monitorInitializer()");
        if (initializer.instanceCount() < 1) {
            throw bad("the factory gives no monitors", "let its initializer's instanceCount() be at least 1");
        }
        MonitorSpec<M> spec = MonitorSpec.of(typeOf(initializer));
        for (int i = 1; i <= initializer.instanceCount(); i++) {
            int instance = i;
            spec.instance(() -> initializer.monitor(instance));
        }
        Set<String> variables = new LinkedHashSet<>();
        ArgumentManager arguments = provided(factory.argumentManager(), "argumentManager()");
        for (Element method : children(only(root, "monitor"), "method")) {
            addCalls(spec, method, arguments);
            for (String kind : List.of("wait", "notify", "notifyAll")) {
                children(method, kind)
                        .forEach(point -> children(point, "variable").forEach(name -> variables.add(text(name))));
            }
        }
        variables.forEach(spec::state);
        return spec.check(provided(factory.propertyChecker(), "propertyChecker()"));
    }

    @SuppressWarnings("unchecked") // that is what getClass answers
    private static <M> Class<M> typeOf(MonitorInitializer<M> initializer) {
        try {
            return (Class<M>) initializer.monitor(1).getClass();
        } catch (RuntimeException | Error failure) {
            throw new BadSpec("making the first monitor failed: " + failure, "correct the initializer");
        }
    }

    private <M> void addCalls(MonitorSpec<M> spec, Element method, ArgumentManager arguments) {
        String name = attribute(method, "name");
        String id = attribute(method, "id");
        List<Class<?>> types = new ArrayList<>();
        for (Element list : children(method, "parameterTypes")) {
            children(list, "parameterType").forEach(type -> types.add(type(text(type))));
        }
        int count = types.isEmpty() ? 1 : arguments.instanceCount(id);
        for (int i = 1; i <= count; i++) {
            Object[] tuple = types.isEmpty() ? new Object[0] : arguments.arguments(id, i);
            spec.add(Members.call(spec.type(), name, types, tuple));
        }
    }

    @SuppressWarnings("unchecked") // what kind of monitor it is shows when it makes one
    private ProvidedFactory<Object> factory(String name) {
        try {
            Object factory = Class.forName(name, true, loader).getConstructor().newInstance();
            if (factory instanceof ProvidedFactory) {
                return (ProvidedFactory<Object>) factory;
            }
            throw bad(name + " is no ProvidedFactory", "let it implement " + ProvidedFactory.class.getName());
        } catch (ReflectiveOperationException | LinkageError missing) {
            throw bad(
                    "the factory " + name + " cannot be made (" + missing + ")",
                    "give its full name, a public constructor without parameters, and where it is with --classpath");
        }
    }

    private Class<?> type(String name) {
        String element = name.endsWith("[]") ? name.substring(0, name.length() - 2) : name;
        Class<?> type = Arguments.primitive(element);
        try {
            type = type == null ? Class.forName(element, false, loader) : type;
            return name.endsWith("[]") ? type.arrayType() : type;
        } catch (ClassNotFoundException missing) {
            throw bad("there is no type " + name, "give a primitive type, or a class's full name");
        }
    }

    private <T> T provided(T part, String method) {
        if (part == null) {
            throw bad("the factory's " + method + " gives null", "let it give one");
        }
        return part;
    }

    private String attribute(Element element, String name) {
        if (!element.hasAttribute(name)) {
            throw bad("a " + element.getTagName() + " has no " + name, "give it one");
        }
        return element.getAttribute(name).strip();
    }

    private Element only(Element parent, String name) {
        List<Element> found = children(parent, name);
        if (found.size() != 1) {
            throw bad(parent.getTagName() + " has " + found.size() + " elements " + name, "it must have one");
        }
        return found.get(0);
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> children = new ArrayList<>();
        NodeList nodes = parent.getChildNodes();
        for (int i = 0; i < nodes.getLength(); i++) {
            if (nodes.item(i) instanceof Element element && element.getTagName().equals(name)) {
                children.add(element);
            }
        }
        return children;
    }

    private static String text(Element element) {
        return element.getTextContent().strip();
    }

    private BadSpec bad(String what, String whatToDo) {
        return new BadSpec(file + ": " + what, whatToDo);
    }
}
