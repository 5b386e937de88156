/** Tests of the extension. Not in a package of the tool's: classes of those are never woven. */
package io.selvage.checks;
