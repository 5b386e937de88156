package io.selvage.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** What Maven Central asks for, and that the BOM forgets nothing. */
class PomsTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @Test
    void theBomNamesEveryPublishedJarOnce() throws Exception {
        List<String> published = new ArrayList<>();
        for (String module : texts(pom(ROOT), "/project/modules/module")) {
            Document pom = pom(ROOT.resolve(module));
            boolean kept = texts(pom, "/project/properties/maven.deploy.skip").contains("true");
            if (!kept && !texts(pom, "/project/packaging").contains("pom")) {
                published.add(module);
            }
        }
        Document bom = pom(ROOT.resolve("selvage-bom"));
        assertThat(texts(bom, "/project/dependencyManagement/dependencies/dependency/artifactId"))
                .containsExactlyInAnyOrderElementsOf(published);
    }

    @Test
    void theBomHasNoParentAndTheSameVersions() throws Exception {
        Document bom = pom(ROOT.resolve("selvage-bom"));
        assertThat(texts(bom, "/project/parent")).isEmpty();
        assertThat(texts(bom, "/project/version")).isEqualTo(texts(pom(ROOT), "/project/version"));
        assertThat(texts(bom, "//plugin[artifactId='spotless-maven-plugin']/version"))
                .isEqualTo(texts(pom(ROOT), "/project/properties/spotless.version"));
    }

    @Test
    void programsForTestsAndMeasurementsStayHere() throws Exception {
        for (String module : List.of("selvage-testbed", "selvage-libraries", "selvage-bench")) {
            Document pom = pom(ROOT.resolve(module));
            assertThat(texts(pom, "/project/properties/maven.deploy.skip"))
                    .as(module)
                    .containsExactly("true");
            assertThat(texts(pom(ROOT), "//excludeArtifact")).contains(module);
        }
    }

    @Test
    void everyPomHasWhatMavenCentralAsksFor() throws Exception {
        for (String module : texts(pom(ROOT), "/project/modules/module")) {
            Document pom = pom(ROOT.resolve(module));
            assertThat(texts(pom, "/project/name")).as(module).hasSize(1);
            assertThat(texts(pom, "/project/description")).as(module).hasSize(1);
        }
        for (Path standalone : List.of(ROOT, ROOT.resolve("selvage-bom"))) {
            for (String asked : List.of("url", "licenses/license/url", "developers/developer/name", "scm/connection")) {
                assertThat(texts(pom(standalone), "/project/" + asked))
                        .as(standalone + " " + asked)
                        .hasSize(1);
            }
        }
    }

    private static Document pom(Path folder) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(folder.resolve("pom.xml").toFile());
    }

    private static List<String> texts(Document pom, String path) throws Exception {
        NodeList nodes = (NodeList) XPathFactory.newInstance().newXPath().evaluate(path, pom, XPathConstants.NODESET);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            texts.add(nodes.item(i).getTextContent().trim());
        }
        return texts;
    }
}
