/** Goals of the Maven plugin. */
package io.selvage.maven;
