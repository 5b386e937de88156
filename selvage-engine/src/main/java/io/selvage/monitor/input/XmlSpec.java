package io.selvage.monitor.input;

import io.selvage.monitor.MonitorSpec;
import io.selvage.monitor.provided.ArgumentManager;
import io.selvage.monitor.provided.MonitorInitializer;
import io.selvage.monitor.provided.ProvidedFactory;
import io.selvage.monitor.spec.ArgumentMatching;
import io.selvage.monitor.spec.BadSpec;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Reads specifications in XML, in the document type of the thesis: {@code userprovided} has a {@code factory} and a
 * {@code monitor} with {@code method}s, whose {@code wait}, {@code notify} and {@code notifyAll} list the {@code
 * variable}s of the state. Does not read anything that the file refers to.
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
        return xml.spec(XmlDocument.read(file));
    }

    private MonitorSpec<?> spec(Element root) {
        if (!root.getTagName().equals("userprovided")) {
            throw bad(root, "the outermost element is " + root.getTagName(), "it must be userprovided");
        }
        Element factory = only(root, "factory");
        ProvidedFactory<?> made = factory(factory, text(factory));
        try {
            return spec(root, made);
        } catch (BadSpec bad) {
            throw bad;
        } catch (RuntimeException failure) {
            throw bad(factory, "the factory or what it gives failed: " + failure, "correct it");
        }
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
        HookIds ids = new HookIds(file);
        Map<String, Element> variables = new LinkedHashMap<>();
        ArgumentManager arguments = provided(factory.argumentManager(), "argumentManager()");
        for (Element method : children(only(root, "monitor"), "method")) {
            ids.addMethod(method, attribute(method, "id"));
            addCalls(spec, method, arguments);
            for (String kind : List.of("wait", "notify", "notifyAll")) {
                for (Element point : children(method, kind)) {
                    ids.addPoint(point, attribute(point, "id"));
                    children(point, "variable").forEach(variable -> variables.putIfAbsent(text(variable), variable));
                }
            }
        }
        ids.compare(spec.type());
        variables.forEach((variable, element) -> located(element, () -> spec.state(variable)));
        return spec.check(provided(factory.propertyChecker(), "propertyChecker()"));
    }

    @SuppressWarnings("unchecked") // getClass of an M
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
            children(list, "parameterType").forEach(type -> types.add(type(type, text(type))));
        }
        int count = types.isEmpty() ? 1 : arguments.instanceCount(id);
        for (int i = 1; i <= count; i++) {
            Object[] tuple = types.isEmpty() ? new Object[0] : arguments.arguments(id, i);
            located(method, () -> spec.callExactly(name, types, tuple));
        }
    }

    @SuppressWarnings("unchecked") // the type of its monitors shows when it makes one
    private ProvidedFactory<Object> factory(Element element, String name) {
        try {
            Object factory = Class.forName(name, true, loader).getConstructor().newInstance();
            if (factory instanceof ProvidedFactory) {
                return (ProvidedFactory<Object>) factory;
            }
            throw bad(element, name + " is no ProvidedFactory", "let it implement " + ProvidedFactory.class.getName());
        } catch (ReflectiveOperationException | LinkageError missing) {
            throw bad(
                    element,
                    "the factory " + name + " cannot be made (" + missing + ")",
                    "give its full name, a public constructor without parameters, and where it is with --classpath");
        }
    }

    private Class<?> type(Element element, String name) {
        String component = name.endsWith("[]") ? name.substring(0, name.length() - 2) : name;
        Class<?> type = ArgumentMatching.primitive(component);
        try {
            type = type == null ? Class.forName(component, false, loader) : type;
            return name.endsWith("[]") ? type.arrayType() : type;
        } catch (ClassNotFoundException missing) {
            throw bad(element, "there is no type " + name, "give a primitive type, or a class's full name");
        }
    }

    private <T> T provided(T part, String method) {
        if (part == null) {
            throw bad("the factory's " + method + " gives null", "let it give one");
        }
        return part;
    }

    /** Adds the line to problems of {@code step}. */
    private void located(Element element, Runnable step) {
        try {
            step.run();
        } catch (BadSpec misfit) {
            throw misfit.at(file + ":" + XmlDocument.line(element));
        }
    }

    private String attribute(Element element, String name) {
        if (!element.hasAttribute(name)) {
            throw bad(element, "a " + element.getTagName() + " has no " + name, "give it one");
        }
        return element.getAttribute(name).strip();
    }

    private Element only(Element parent, String name) {
        List<Element> found = children(parent, name);
        if (found.size() != 1) {
            throw bad(parent, parent.getTagName() + " has " + found.size() + " elements " + name, "it must have one");
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

    private BadSpec bad(Element where, String what, String whatToDo) {
        return new BadSpec(file + ":" + XmlDocument.line(where) + ": " + what, whatToDo);
    }

    private BadSpec bad(String what, String whatToDo) {
        return new BadSpec(file + ": " + what, whatToDo);
    }
}
